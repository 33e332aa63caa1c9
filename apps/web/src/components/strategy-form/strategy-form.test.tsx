import { PARAMETER_CATALOGUE } from '@meridian/domain/strategies/parameter-catalogue';
import { STRATEGY_NAMES, type StrategyName } from '@meridian/domain/strategies/strategy-names';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../lib/markup.fixture.ts';
import { type FormInstrument, StrategyForm, type StrategyValues } from './strategy-form.tsx';

type Given = {
  readonly values?: StrategyValues;
  readonly problems?: Readonly<Record<string, string>>;
  readonly was?: Readonly<Record<string, string>>;
  readonly instruments?: readonly FormInstrument[];
};

const SHARE: FormInstrument = { asset_class: 'EQUITY', country: null };
const FUTURE: FormInstrument = { asset_class: 'FUTURE', country: null };

function form(strategy: StrategyName, { values = {}, problems = {}, was = {}, instruments = [SHARE] }: Given = {}) {
  return (
    <StrategyForm
      strategy={strategy}
      instruments={instruments}
      values={values}
      problems={problems}
      was={was}
      onChange={() => undefined}
    />
  );
}

/** The value of the box or slider with a name. */
function valueOf(markup: string, label: string): string | null {
  const input = markup.match(/<input[^>]*>/g)?.find((tag) => tag.includes(`aria-label="${label}"`)) ?? '';
  return / value="([^"]*)"/.exec(input)?.[1] ?? null;
}

describe('the form of a strategy', () => {
  it.each(STRATEGY_NAMES)('of %s has a field for each of its parameters', (strategy) => {
    const text = textOf(form(strategy));
    const { parameters, help } = PARAMETER_CATALOGUE[strategy];
    const missing = parameters.filter(({ label }) => !text.includes(label)).map(({ label }) => label);
    const onlyFutures = missing.filter((label) => !textOf(form(strategy, { instruments: [FUTURE] })).includes(label));
    expect(onlyFutures).toEqual([]);
    expect(text).toContain(help);
  });

  it('shows the entered rate, and the default where none was entered', () => {
    const slider = 'Participation rate: slider';
    const standard = PARAMETER_CATALOGUE.pov.parameters.find(({ key }) => key === 'pr')?.default;
    expect(valueOf(renderToStaticMarkup(form('pov', { values: { pr: 12.5 } })), slider)).toBe('12.5');
    expect(valueOf(renderToStaticMarkup(form('pov')), slider)).toBe(String(standard));
  });

  it('keeps the slider on its line when the typed rate is beyond it', () => {
    const markup = renderToStaticMarkup(form('pov', { values: { pr: 400 } }));
    expect(markup).toContain('background-size:100% 3px');
    expect(markup).not.toContain('background-size:NaN');
  });

  it('says what is wrong beside its field', () => {
    expect(textOf(form('pov', { problems: { pr: 'Rate must be from 0.5 to 50' } }))).toContain(
      'Rate must be from 0.5 to 50',
    );
  });

  it('says beside a changed field what it was', () => {
    const text = textOf(form('pov', { values: { pr: 12 }, was: { pr: '10%' } }));
    expect(text).toContain('was 10%');
    expect(text.match(/was /g)).toHaveLength(1);
  });

  it('asks for a time that can be read, and for minutes after a plus', () => {
    expect(textOf(form('vwap', { values: { et: '25:99' } }))).toContain('Enter a time such as 14:30');
    expect(textOf(form('vwap', { values: { et: '+' } }))).toContain('Enter the minutes');
    expect(textOf(form('vwap', { values: { et: '15:30' } }))).not.toContain('Enter a time');
  });

  it('says whose time is meant where instruments trade in several places', () => {
    const instruments = ['JP', 'US'].map((country) => ({ asset_class: 'EQUITY', country }));
    expect(textOf(form('vwap', { values: { et: '15:30' }, instruments }))).toContain("each exchange's time");
  });
});
