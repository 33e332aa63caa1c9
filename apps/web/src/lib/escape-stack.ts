/** The place of one panel among those that Escape closes. */
export type EscapePlace = { readonly isOpen: true };

const open: EscapePlace[] = [];

/** Registers an open panel that Escape closes. `leave` removes it. */
export function enterEscapeStack(): { readonly place: EscapePlace; readonly leave: () => void } {
  const place: EscapePlace = { isOpen: true };
  open.push(place);
  return {
    place,
    leave: () => {
      const at = open.indexOf(place);
      if (at >= 0) open.splice(at, 1);
    },
  };
}

/** True for the panel that opened last: it closes first. */
export function isTopOfEscape(place: EscapePlace): boolean {
  return open.at(-1) === place;
}

/** True while a panel is open: Escape then clears no selection. */
export function isEscapeTaken(): boolean {
  return open.length > 0;
}
