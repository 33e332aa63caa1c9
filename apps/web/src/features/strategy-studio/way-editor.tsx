import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { parameterProblems } from '@meridian/domain/order-ticket/ticket-strategy';
import { StrategyChoice } from '../../components/strategy-form/strategy-choice.tsx';
import { StrategyForm } from '../../components/strategy-form/strategy-form.tsx';
import type { Way } from './studio-ways.ts';

type WayEditorProps = {
  readonly way: Way;
  readonly facts: InstrumentFacts;
  readonly onChange: (way: Way) => void;
};

/** The strategy of the chosen way, with every parameter. */
export function WayEditor({ way, facts, onChange }: WayEditorProps) {
  const { strat, values } = way;
  return (
    <StrategyForm
      strategy={strat}
      values={values}
      problems={parameterProblems(strat, values, facts)}
      onChange={(key, value) => onChange({ strat, values: { ...values, [key]: value } })}
    >
      <StrategyChoice orders={[facts]} strategy={strat} onStrategy={(chosen) => onChange({ strat: chosen, values })} />
    </StrategyForm>
  );
}
