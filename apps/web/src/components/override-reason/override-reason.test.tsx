import { expect, it } from 'vitest';
import { textOf } from '../../lib/markup.fixture.ts';
import { OverrideReason } from './override-reason.tsx';

const LARGE = "$52.2M is above this account's usual $25.0M";
const TWICE = 'Same as order 80, sent 9 s ago';

function field(reason: string, isTried = false, warnings: readonly string[] = [LARGE, TWICE]) {
  return textOf(<OverrideReason warnings={warnings} reason={reason} isTried={isTried} onReason={() => undefined} />);
}

it('shows each warning beside the reason, and the same one of several orders once', () => {
  expect(field('')).toMatch(/\$52\.2M is above .* Same as order 80.* Reason for override required/);
  expect(field('', false, [LARGE, LARGE, TWICE])).toContain(`2 × ${LARGE}`);
  expect(field('', false, ['a', 'b', 'c', 'd', 'e', 'f'])).toContain('and 2 more');
});

it('takes no "x" for a reason, and says so after an attempt to send', () => {
  expect(field('x')).toContain('1 of 10 letters');
  expect(field('x')).not.toContain('too short');
  expect(field('x', true)).toContain('"x" is too short a reason: write at least 10 letters or choose one');
  expect(field('', true)).toContain('Enter a reason to override 2 warnings');
  expect(field('Confirmed by the client', true)).not.toMatch(/too short|required/);
});
