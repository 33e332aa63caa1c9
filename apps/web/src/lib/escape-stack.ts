/** The place of one panel among those that Escape closes. */
export type EscapePlace = { readonly isOpen: true };

const open: EscapePlace[] = [];

/** A panel that Escape closes has opened; the answer takes it away again. */
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

/** The panel that was opened last closes first. */
export function isTopOfEscape(place: EscapePlace): boolean {
  return open.at(-1) === place;
}

/** While a panel is open, Escape is its key and clears no selection. */
export function isEscapeTaken(): boolean {
  return open.length > 0;
}
