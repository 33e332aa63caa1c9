import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { StrategyForm } from '../../components/strategy-form/strategy-form.tsx';
import { strategyOptions } from './strategy-options.ts';
import type { FieldProblem } from './field-problem.ts';
import type { Ticket } from './use-ticket.ts';

/** The option without a setting: the strategy's defaults. */
const NO_SETTING = '';
const KIND_WORDS = { setting: undefined, custom: 'custom', group: 'group' } as const;

type StrategySectionProps = { readonly ticket: Ticket; readonly problem: FieldProblem };

/** The strategy of the order, its setting, and all parameters. */
export function StrategySection({ ticket, problem }: StrategySectionProps) {
  const { draft, change, settings, values, problems, market } = ticket;
  const choices = settings.map(({ name, kind }) => ({ value: name, label: name, detail: KIND_WORDS[kind] }));
  return (
    <StrategyForm
      strategy={draft.strat}
      instruments={market.facts === null ? [] : [market.facts]}
      values={values}
      problems={problems.parameters}
      onChange={(key, value) => change({ values: { ...draft.values, [key]: value } })}
    >
      <ChoiceField
        label="Strategy"
        choices={strategyOptions(draft.instrument)}
        {...problem}
        value={draft.strat}
        onChange={(strat) => change({ strat, as: null })}
      />
      <ChoiceField
        label="Setting"
        choices={[{ value: NO_SETTING, label: 'Strategy defaults' }, ...choices]}
        value={draft.as ?? NO_SETTING}
        // Values typed for another setting would hide those of the new one.
        onChange={(name) => change({ as: name === NO_SETTING ? null : name, values: {} })}
      />
    </StrategyForm>
  );
}
