/** More names are a crowd. */
const MAX_NAMED = 3;

/** Who may decide on a request, in a sentence: names, or how many, or what to do where there is nobody. */
export function approversText(names: readonly string[]): string {
  if (names.length === 0) {
    return 'Nobody else may approve it yet: ask an administrator to grant a second person the permission and the account.';
  }
  if (names.length > MAX_NAMED) return `${names.length} people may approve it.`;
  const [last = '', ...others] = names.toReversed();
  const list = others.length === 0 ? last : `${others.toReversed().join(', ')} or ${last}`;
  return `${list} may approve it.`;
}
