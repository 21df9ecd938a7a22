"""What an operator is: one impossible thing done to a scene, in one or more layouts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Layout:
    """One composition of an operator, the slots it fills and what each slot may hold.

    A slot's kind names a cast in `grow`: "walker", "beast", "world", "palette"...
    """

    operator: str
    name: str
    perform: Callable[..., None]
    tags: tuple[str, ...]
    slots: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Register:
    """The operators of one file."""

    entries: dict[tuple[str, str], Layout] = field(default_factory=dict)

    def layout(
        self, operator: str, name: str, *, tags: str, **slots: str
    ) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Enter a composition of an operator."""

        def enter(perform: Callable[..., None]) -> Callable[..., None]:
            self.entries[operator, name] = Layout(
                operator, name, perform, tuple(tags.split()), slots
            )
            return perform

        return enter
