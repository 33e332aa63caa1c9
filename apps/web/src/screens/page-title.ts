/** The name of a page as a heading: `stuck-orders` reads `Stuck orders`. */
export function titleOfPage(pageName: string): string {
  const words = decoded(pageName)
    .replaceAll(/[-_+]+/g, ' ')
    .trim();
  if (words === '') return 'Not found';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An address may contain a percent sign that is not an escape. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
