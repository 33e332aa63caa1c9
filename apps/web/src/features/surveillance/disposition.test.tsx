import type { CaseState, SurveillanceCaseDetail } from '@meridian/protocol/rest/surveillance-calls';
import { describe, expect, it } from 'vitest';
import { disabledOf, textOf, textsOf } from '../../api/shown.fixture.tsx';
import { aCase } from './a-case.fixture.ts';
import { CASE_STATES, reasonsFor } from './case-text.ts';
import { emptyDraft, isComplete } from './decision-fields.tsx';
import { Disposition } from './disposition.tsx';

const card = (found: SurveillanceCaseDetail, wanted: CaseState | null = null) => (
  <Disposition found={found} wanted={wanted} />
);

const event = { at_ms: 1, by: 'a@desk.example', reason: null, text: null, to: null };

describe('the disposition of a case', () => {
  it('asks for nothing while nothing is decided', () => {
    expect(textOf(card(aCase()))).toBe('Disposition Disposition ○ Open ✓ Dismissed ▲ Escalated');
    expect(textsOf(card(aCase()), 'button')).toEqual([]);
  });

  it('asks to whom and why a case is escalated, says who is mailed, and waits for both', () => {
    const text = textOf(card(aCase(), 'escalated'));
    expect(text).toMatch(/ To .* Reason required /);
    expect(text).toContain('The case waits for this person, who is mailed.');
    expect(textOf(card(aCase({ receivers: [] }), 'escalated'))).toContain('ask an administrator to grant');
    expect(text).toContain('Findings 0 of 2,000');
    expect(disabledOf(card(aCase(), 'escalated'))).toEqual(['Escalate VOD L1 Ctrl ↵']);
  });

  it('asks only why a case is dismissed or opened again, and mails nobody', () => {
    for (const [state, wanted, verb] of [
      ['open', 'dismissed', 'Dismiss'],
      ['escalated', 'open', 'Reopen'],
    ] as const) {
      const text = textOf(card(aCase({ state }), wanted));
      expect(text).toContain('Reason required');
      expect(text).not.toContain('is mailed');
      expect(text).toContain(`${verb} VOD L1`);
    }
  });

  it('asks nothing where the key asked for the state that it has', () => {
    expect(textOf(card(aCase({ state: 'dismissed' }), 'dismissed'))).not.toContain('Reason');
  });

  it('tells the newest decision, and not that somebody looked since', () => {
    const events: SurveillanceCaseDetail['events'] = [
      { ...event, kind: 'raised', by: null },
      { ...event, kind: 'dismissed', reason: 'Wrong data' },
      { ...event, kind: 'escalated', reason: 'Large gain', to: 'Legal', by: 'b@desk.example' },
      { ...event, kind: 'opened' },
      { ...event, kind: 'exported' },
    ];
    const [told] = textsOf(card(aCase({ state: 'escalated', events })), 'p');
    expect(told).toMatch(/^b@desk\.example, .*: Escalated the case to Legal: Large gain$/);
    expect(textsOf(card(aCase({ events: events.slice(0, 1) })), 'p')).toEqual([]);
  });
});

describe('a decision', () => {
  it.each(CASE_STATES)('%s is complete with its reason, and an escalation with its receiver', (state) => {
    const [reason = null] = reasonsFor(state);
    expect(isComplete(emptyDraft(state))).toBe(false);
    expect(isComplete({ ...emptyDraft(state), reason })).toBe(state !== 'escalated');
    expect(isComplete({ ...emptyDraft(state), reason, to: 'Legal' })).toBe(true);
    expect(isComplete({ ...emptyDraft(state), to: 'Legal' })).toBe(false);
  });

  it('has reasons of its own for each state, the last of them open', () => {
    const first = CASE_STATES.map((state) => reasonsFor(state)[0]);
    expect(new Set(first).size).toBe(3);
    for (const state of CASE_STATES) expect(reasonsFor(state).at(-1)).toBe('Other');
  });
});
