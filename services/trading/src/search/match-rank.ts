/** 0 for an equal text, 1 for one that begins with the prefix, null otherwise. The prefix is in lower case. */
export function prefixRank(text: string | null, prefix: string): 0 | 1 | null {
  if (text === null || text.length < prefix.length) return null;
  const own = text.toLowerCase();
  if (!own.startsWith(prefix)) return null;
  return own.length === prefix.length ? 0 : 1;
}

/** Whether a word of the text begins with the prefix. */
export function hasWordWith(text: string | null, prefix: string): boolean {
  if (text === null) return false;
  const own = text.toLowerCase();
  return own.startsWith(prefix) || own.includes(` ${prefix}`);
}

export function byName(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
