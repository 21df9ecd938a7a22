// The page for a moment without a network: the one that was asked for comes as soon as it can.
const again = () => location.reload();
addEventListener("online", again);
setInterval(() => fetch(location.href, { method: "HEAD" }).then(again, () => {}), 10_000);
