/** 0 for the text itself, 1 for one that begins so, null for neither; the prefix is in lower case. */
export function prefixRank(text: string | null, prefix: string): 0 | 1 | null {
  if (text === null || text.length < prefix.length) return null;
  const own = text.toLowerCase();
  if (!own.startsWith(prefix)) return null;
  return own.length === prefix.length ? 0 : 1;
}

/** Whether any word of a text begins so. */
export function hasWordWith(text: string | null, prefix: string): boolean {
  if (text === null) return false;
  const own = text.toLowerCase();
  return own.startsWith(prefix) || own.includes(` ${prefix}`);
}

export function byName(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
