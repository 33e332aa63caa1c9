import { expect, it } from 'vitest';
import { caseEventText } from './case-event-text.ts';

it('says what was done, to whom it went and why', () => {
  expect(caseEventText({ kind: 'escalated', to: 'Legal', reason: 'Large gain' })).toBe(
    'Escalated the case to Legal: Large gain',
  );
  expect(caseEventText({ kind: 'mailed', to: 'a@desk.example, b@desk.example', reason: null })).toBe(
    'Mailed the escalation to a@desk.example, b@desk.example',
  );
  expect(caseEventText({ kind: 'exported', to: null, reason: null })).toBe('Downloaded the case as PDF');
});
