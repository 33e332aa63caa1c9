import { describe, expect, test } from 'vitest';
import { createPasswordHasher, DEFAULT_PASSWORD_COST } from './password-hash.ts';

const cheap = { memoryKib: 1024, passes: 1 };

async function hashed(password: string, cost = cheap): Promise<string> {
  const outcome = await createPasswordHasher(cost).hash(password);
  if (outcome.kind === 'busy') throw new Error('an idle hasher was busy');
  return outcome.result;
}

describe('createPasswordHasher', () => {
  test('makes argon2id hashes at the recommended cost, different for the same password', async () => {
    const [first, second] = await Promise.all([
      hashed('correct horse', DEFAULT_PASSWORD_COST),
      hashed('correct horse', DEFAULT_PASSWORD_COST),
    ]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(second).not.toBe(first);
  });

  test('tells the right password from a wrong one', async () => {
    const hasher = createPasswordHasher(cheap);
    const stored = await hashed('correct horse');
    expect(await hasher.check(stored, 'correct horse')).toMatchObject({ result: { matches: true, isOutdated: false } });
    expect(await hasher.check(stored, 'Correct horse')).toMatchObject({ result: { matches: false } });
  });

  test('never matches when there is no stored hash', async () => {
    const hasher = createPasswordHasher(cheap);
    expect(await hasher.check(null, '')).toMatchObject({ result: { matches: false } });
  });

  test('says when a hash was made at another cost', async () => {
    const stored = await hashed('correct horse', { memoryKib: 2048, passes: 1 });
    const check = await createPasswordHasher(cheap).check(stored, 'correct horse');
    expect(check).toMatchObject({ result: { matches: true, isOutdated: true } });
  });
});
