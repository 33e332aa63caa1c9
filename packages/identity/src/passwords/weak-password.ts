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

/** The problem of a chosen password, or null. The page checks everything except the long list. */
export function weakPassword(password: string, owner: PasswordOwner): string | null {
  const problem = passwordProblem(password, owner);
  if (problem !== null) return problem;
  const lower = password.normalize('NFKC').trim().toLowerCase();
  return plainOf(lower).some((plain) => commonPasswords().has(plain))
    ? 'This password is too common. Choose another.'
    : null;
}
