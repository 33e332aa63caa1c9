/** Names that differ only in case or spaces are equal. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
