/** Names that people would take for the same are the same. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
