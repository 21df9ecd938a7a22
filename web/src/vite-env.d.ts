/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "*.ftl" {
  const text: string;
  export default text;
}
declare module "@pieces/*" {
  const url: string;
  export default url;
}
