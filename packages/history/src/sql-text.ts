/** A text as SQL writes it; for paths and labels, which cannot be parameters everywhere. */
export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** A name as SQL writes it: `%Volume` is a column's name, too. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
