import { THRESHOLD_TEXTS } from '@meridian/domain/surveillance/threshold-texts';
import type { ThresholdScope } from '@meridian/protocol/rest/threshold-calls';
import { assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answered, disabledOf, markupOf, textOf, textsOf } from '../../api/shown.fixture.tsx';
import { TestResult } from './test-result.tsx';
import { draftOf, missingText, ownValues } from './threshold-draft.ts';
import { ThresholdEditor } from './threshold-editor.tsx';
import { THRESHOLD_TEST_KEY } from './use-thresholds.ts';

const INHERITED = Object.fromEntries(THRESHOLD_TEXTS.map(({ name, measure }) => [name, measure === 'ms' ? 2_000 : 10]));

function aScope(change: Partial<ThresholdScope> = {}): ThresholdScope {
  return {
    account: 'DELPHINE',
    asset_class: 'EQUITY',
    version: 0,
    thresholds: INHERITED,
    changed: [],
    note: '',
    saved_by: null,
    saved_ms: null,
    inherited: INHERITED,
    versions: [],
    ...change,
  };
}

const editor = (scope: ThresholdScope) => <ThresholdEditor scope={scope} onStartFrom={() => undefined} />;

describe('the editor of thresholds', () => {
  it('saves nothing before something is changed', () => {
    expect(textOf(editor(aScope()))).toContain('Nothing changed Save version 1');
    expect(disabledOf(editor(aScope()))).toEqual(['Save version 1']);
  });

  it('shows times in seconds, and beside a value of its own what would hold without it', () => {
    const markup = markupOf(editor(aScope({ thresholds: { ...INHERITED, placed_before_ms: 7_500 } })));
    expect(markup).toContain('value="7.5"');
    expect(markup.match(/data-own="true"/g)).toHaveLength(1);
    expect(textOf(editor(aScope({ thresholds: { ...INHERITED, placed_before_ms: 7_500 } })))).toContain(
      'First placed before the fill ≤ not 2 s s',
    );
  });

  it('says under a wrong value what is wrong, and neither tests nor saves', () => {
    const wrong = editor(aScope({ thresholds: { ...INHERITED, visible_percent: 101 } }));
    expect(textOf(wrong)).toContain('Enter at most 100.');
    expect(textOf(wrong)).toContain('Fix the values first');
    expect(disabledOf(wrong)).toEqual(['Test run', 'Save version 1']);
  });

  it('says where its values come from while it has no version', () => {
    expect(textOf(editor(aScope()))).toContain('No version of its own yet: it follows the wider sets.');
    expect(textOf(editor(aScope({ account: null, asset_class: null })))).toContain(
      'No version saved yet: these are the default values of Meridian.',
    );
  });

  it('lists its versions, the newest in force, with what each changed and why', () => {
    const version = { note: 'Too many alerts', saved_by: 'a@desk.example', saved_ms: 0 };
    const versions = [
      { ...version, version: 2, thresholds: { visible_percent: 25 } },
      { ...version, version: 1, thresholds: {}, note: 'First', saved_by: null },
    ];
    const [newest, oldest] = textsOf(editor(aScope({ version: 2, versions })), 'li');
    expect(newest).toMatch(/^v2 ● In force .* Too many alerts: Share of the visible side ≥ 25% a@desk\.example$/);
    expect(oldest).toMatch(/^v1 [\d: -]+ First: nothing changed$/);
  });
});

const shown = (last: object) => textOf(editor(aScope()), [[THRESHOLD_TEST_KEY, last]]);

describe('a test of thresholds', () => {
  const asked = { account: 'DELPHINE', asset_class: 'EQUITY' as const, thresholds: {}, days: 5 };
  const running = { run: 'a-test-of-mine', state: 'running' as const, percent: 40, stage: 'Checked 2 of 5 days' };
  const test = { ...running, started_ms: 5_000, message: '', asked, result: null };

  it('says how far it is and can be cancelled, also for who comes back to it', () => {
    expect(shown(test)).toContain('Checked 2 of 5 days Cancel');
    expect(shown({ ...test, asked: { ...asked, account: null } })).toContain('is going on. Checked 2 of 5 days Cancel');
  });

  it('keeps its result, and says why there is none', () => {
    const result = { rules: [], trading_days: 5, orders: 3, took_ms: 1_000 };
    expect(shown({ ...test, state: 'done', result })).toContain('3 child orders on 5 trading days, 1.0 s.');
    expect(shown({ ...test, state: 'failed', message: 'The test ended early: run it again.' })).toContain(
      'The test ended early: run it again.',
    );
  });

  it('does not count any more once other thresholds were saved', () => {
    const result = { rules: [], trading_days: 5, orders: 3, took_ms: 1_000 };
    const answered: Answered = [[THRESHOLD_TEST_KEY, { ...test, state: 'done', result }]];
    expect(textOf(editor(aScope({ version: 1, saved_ms: 9_000 })), answered)).toContain('run the test again');
  });
});

describe('values of thresholds', () => {
  const values = record(
    Object.fromEntries(
      THRESHOLD_TEXTS.map(({ name, measure }) => [
        name,
        integer({ min: 0, max: measure === 'percent' ? 100 : 90_000 }),
      ]),
    ),
  );

  it('are stored as they were when one opens and leaves them, to the millisecond', () => {
    assert(
      property(values, values, (thresholds, inherited) => {
        const own = ownValues(draftOf(thresholds), inherited);
        expect({ ...inherited, ...own }).toEqual(thresholds);
      }),
    );
  });

  it('are saved only when they are right, changed and tried, in that order', () => {
    expect(missingText({ isValid: false, isChanged: true, isTried: true })).toBe('Fix the values first');
    expect(missingText({ isValid: true, isChanged: false, isTried: true })).toBe('Nothing changed');
    expect(missingText({ isValid: true, isChanged: true, isTried: false })).toBe('Run the test first');
    expect(missingText({ isValid: true, isChanged: true, isTried: true })).toBeNull();
  });
});

describe('the result of a test run', () => {
  const rules = [
    { rule: 'S1', rule_name: 'Spoofing', alerts_now: 5, alerts_then: 2 },
    { rule: 'L1', rule_name: 'Layering', alerts_now: 1, alerts_then: 1 },
    { rule: 'Q1', rule_name: 'Quote stuffing', alerts_now: 0, alerts_then: 4 },
  ] as const;
  const result = { rules: [...rules], trading_days: 1, orders: 12_400, took_ms: 1_640 };

  it('counts alerts in force against those of the new values, by rule and in all', () => {
    const rows = textsOf(<TestResult result={result} isOld={false} />, 'tr');
    expect(rows.slice(1)).toEqual([
      'S1 Spoofing 5 2 −3',
      'L1 Layering 1 1 –',
      'Q1 Quote stuffing 0 4 +4',
      'All 6 7 +1',
    ]);
    expect(textOf(<TestResult result={result} isOld={false} />)).toMatch(
      /12,400 child orders on 1 trading day, 1\.6 s\.$/,
    );
  });

  it('asks for another test after a value was changed', () => {
    expect(textOf(<TestResult result={{ ...result, trading_days: 5 }} isOld />)).toMatch(
      /on 5 trading days, 1\.6 s\. The values changed since: run the test again\.$/,
    );
  });
});
