/** A quoted SQL text, for paths and labels that cannot be parameters. */
export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** A quoted SQL name, for columns such as `%Volume`. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
