import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { STRATEGY_DESCRIPTIONS, suitsInstrument } from '@meridian/domain/strategies/parameter-catalogue';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import { ChoiceField } from '../fields/choice-field.tsx';

type StrategyChoiceProps = {
  readonly orders: readonly Pick<ActionOrder, 'asset_class' | 'asset_sub_class'>[];
  readonly strategy: StrategyName | null;
  readonly onStrategy: (strategy: StrategyName) => void;
};

/** The strategies that can work all of these orders. */
export function StrategyChoice({ orders, strategy, onStrategy }: StrategyChoiceProps) {
  const choices = STRATEGY_DESCRIPTIONS.filter(
    (description) =>
      description.strategy === strategy ||
      (description.strategy !== 'staging' &&
        orders.every((order) =>
          suitsInstrument(description, {
            assetClass: order.asset_class ?? 'EQUITY',
            assetSubClass: order.asset_sub_class,
          }),
        )),
  );
  return (
    <ChoiceField
      label="Strategy"
      choices={choices.map((choice) => ({ value: choice.strategy, label: choice.label }))}
      value={strategy}
      onChange={onStrategy}
    />
  );
}
