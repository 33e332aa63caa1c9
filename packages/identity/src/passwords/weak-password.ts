import { readFileSync } from 'node:fs';
import { type PasswordOwner, passwordProblem } from '@meridian/domain/password';

const FILE = new URL('common-passwords.txt', import.meta.url);

let known: ReadonlySet<string> | undefined;

function commonPasswords(): ReadonlySet<string> {
  known ??= new Set(
    readFileSync(FILE, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  return known;
}

/** Common paddings of a weak word: digits and signs around it, or the word twice. */
function plainOf(password: string): readonly string[] {
  const bare = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const half = password.slice(0, Math.ceil(password.length / 2));
  return [password, bare, ...(half + half === password ? [half] : [])];
}

/** Words that everybody here knows. A password may contain them, but needs something else as well. */
const DESK_WORDS = ['meridian', 'desk', 'trading', 'trader', 'admin', 'administrator', 'viewer', 'demo', 'password'];

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

function hasOnlyDeskWords(password: string, { email_id, name, organisation }: PasswordOwner): boolean {
  const known = new Set([...DESK_WORDS, ...[email_id, name, organisation].flatMap((text) => wordsOf(text ?? ''))]);
  const words = wordsOf(password);
  return words.length > 0 && words.every((word) => known.has(word));
}

/** The problem of a chosen password, or null. The page checks everything except the long list. */
export function weakPassword(password: string, owner: PasswordOwner): string | null {
  const problem = passwordProblem(password, owner);
  if (problem !== null) return problem;
  const lower = password.normalize('NFKC').trim().toLowerCase();
  if (plainOf(lower).some((plain) => commonPasswords().has(plain)))
    return 'This password is too common. Choose another.';
  return hasOnlyDeskWords(lower, owner) ? 'This password only has words of this desk. Choose another.' : null;
}
