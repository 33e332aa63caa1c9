/** A value in its other form, or what is wrong with it: a sentence that follows the name of a field. */
export type Coded = { readonly kind: 'text'; readonly text: string } | Problem;

export type Problem = { readonly kind: 'problem'; readonly message: string };

export function coded(text: string): Coded {
  return { kind: 'text', text };
}

export function problem(message: string): Problem {
  return { kind: 'problem', message };
}

const MAX_SHOWN = 40;

/** What somebody entered, within a sentence. */
export function quoted(text: string): string {
  const cut = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1)}…` : text;
  return `“${cut.toWellFormed()}”`;
}
