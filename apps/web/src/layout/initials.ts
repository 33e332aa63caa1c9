const segmenter = new Intl.Segmenter();

/** Two letters for an avatar: first and last word of a name, else the beginning of what there is. */
export function initials(name: string, email: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = letters(words[0] ?? email);
  const last = letters(words.length > 1 ? (words.at(-1) ?? '') : '');
  return (last.length === 0 ? first.slice(0, 2) : [first[0], last[0]]).join('').toUpperCase() || '?';
}

function letters(word: string): readonly string[] {
  return Array.from(segmenter.segment(word), ({ segment }) => segment);
}
