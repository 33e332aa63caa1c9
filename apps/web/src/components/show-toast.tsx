export type ToastMessage = {
  readonly tone: 'success' | 'warning' | 'error' | 'info';
  readonly title: string;
  readonly text?: string;
  /** A button in the toast: look at the result, or undo it. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

type Raise = (message: ToastMessage) => void;

/** More than one sees at a time. A page that cannot load its toasts keeps the newest. */
const MAX_WAITING = 10;

const waiting: ToastMessage[] = [];
let raise: Raise | null = null;
let onWanted: (() => void) | null = null;

/** Says at the edge of the screen what was done. A failure that needs an answer is shown where it happened instead. */
export function showToast(message: ToastMessage): void {
  if (raise !== null) {
    raise(message);
    return;
  }
  waiting.push(message);
  if (waiting.length > MAX_WAITING) waiting.shift();
  onWanted?.();
}

/** What shows toasts is there, and gets those that waited. Returns a function that takes it away. */
export function raiseToastsWith(shows: Raise): () => void {
  raise = shows;
  for (const message of waiting.splice(0)) shows(message);
  return () => {
    if (raise === shows) raise = null;
  };
}

/** Called when a toast waits for something that shows it. */
export function whenToastsAreWanted(listener: () => void): () => void {
  onWanted = listener;
  if (waiting.length > 0) listener();
  return () => {
    if (onWanted === listener) onWanted = null;
  };
}
