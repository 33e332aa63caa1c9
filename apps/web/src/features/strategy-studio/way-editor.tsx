import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { parameterProblems } from '@meridian/domain/order-ticket/ticket-strategy';
import { isStrategyName } from '@meridian/domain/strategies/strategy-names';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { StrategyChoice } from '../../components/strategy-form/strategy-choice.tsx';
import { StrategyForm } from '../../components/strategy-form/strategy-form.tsx';
import { useTradeContext } from '../../live/use-trade-context.ts';
import type { Way } from './studio-ways.ts';

type WayEditorProps = {
  readonly way: Way;
  readonly facts: InstrumentFacts;
  readonly onChange: (way: Way) => void;
};

/** Edits the strategy and parameters of the chosen variant. Saved strategies can be loaded. */
export function WayEditor({ way, facts, onChange }: WayEditorProps) {
  const { strat, values } = way;
  const saved = useSavedWays(facts);
  return (
    <StrategyForm
      strategy={strat}
      instruments={[facts]}
      values={values}
      problems={parameterProblems(strat, values, facts)}
      onChange={(key, value) => onChange({ strat, values: { ...values, [key]: value } })}
    >
      <StrategyChoice orders={[facts]} strategy={strat} onStrategy={(chosen) => onChange({ strat: chosen, values })} />
      <ChoiceField
        label="Start from"
        placeholder="A saved strategy"
        disabled={saved.length === 0}
        choices={saved.map(({ id, name, owner }) => ({ value: id, label: name, detail: owner }))}
        value={null}
        onChange={(picked) => {
          const found = saved.find(({ id }) => id === picked);
          if (found !== undefined) onChange(found.way);
        }}
      />
    </StrategyForm>
  );
}

type SavedWay = { readonly id: string; readonly name: string; readonly owner: string; readonly way: Way };

/** Settings and custom strategies of one strategy. Groups are left out: they choose by order. */
function useSavedWays({ asset_class }: InstrumentFacts): readonly SavedWay[] {
  const strategies = useTradeContext().data?.strategies ?? [];
  return strategies.flatMap((choice) => {
    const strat = choice.strat?.toLowerCase();
    if (!isStrategyName(strat) || (choice.asset_class !== null && choice.asset_class !== asset_class)) return [];
    const owner = choice.owner_alloc_account ?? choice.owner_account ?? 'all accounts';
    return [{ id: `${choice.name} ${owner}`, name: choice.name, owner, way: { strat, values: choice.param_values } }];
  });
}
