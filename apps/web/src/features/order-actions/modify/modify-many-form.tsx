import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import type { ModifyDraft } from '@meridian/domain/order-actions/modify-draft';
import { OFFSET_LABELS, OFFSET_UNITS, type OffsetUnit } from '@meridian/domain/order-actions/limit-offset';
import type { ModifyProblems } from '@meridian/domain/order-actions/modify-problems';
import { sharedParameters, sharedTerms } from '@meridian/domain/order-actions/shared-terms';
import { ORDER_TYPES } from '@meridian/domain/order-type';
import type { ParameterValue, StrategyParameter } from '@meridian/domain/strategies/parameter-definition';
import { useMemo } from 'react';
import { ChoiceField } from '../../../components/fields/choice-field.tsx';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { Segments } from '../../../components/segments.tsx';
import { ParameterField } from '../../../components/strategy-form/parameter-field.tsx';
import { StrategyForm, zoneOf } from '../../../components/strategy-form/strategy-form.tsx';
import { SHOWN_ZONE } from '../../../lib/time-text.ts';
import { ManyField } from './many-field.tsx';
import { StrategyChoice } from '../../../components/strategy-form/strategy-choice.tsx';
import styles from './modify-dialog.module.css';

type ModifyManyFormProps = {
  readonly orders: readonly ActionOrder[];
  readonly draft: ModifyDraft;
  readonly problems: ModifyProblems;
  readonly onDraft: (draft: ModifyDraft) => void;
};

const TYPES = ORDER_TYPES.map((type) => ({ value: type, label: type === 'LIMIT' ? 'Limit' : 'Market' }));

/** The terms of many orders. Each order keeps its own until a term is ticked. */
export function ModifyManyForm({ orders, draft, problems, onDraft }: ModifyManyFormProps) {
  const { order_qty, strat, values } = draft;
  const terms = useMemo(() => sharedTerms(orders, SHOWN_ZONE), [orders]);
  const have = (label: string) => terms.get(label) ?? 'No change';
  const change = (part: Partial<ModifyDraft>) => onDraft({ ...draft, ...part });
  const setValue = (key: string, value: ParameterValue) => change({ values: { ...values, [key]: value } });
  return (
    <div className={styles['form']}>
      <ManyField
        label="Quantity"
        have={have('Quantity')}
        isSet={order_qty !== undefined}
        onSet={(isSet) => change({ order_qty: isSet ? null : undefined })}
      >
        <NumberField
          label="Of each order"
          value={order_qty ?? null}
          problem={problems['order_qty']}
          onChange={(value) => change({ order_qty: value })}
        />
      </ManyField>
      <PriceField draft={draft} problems={problems} have={have('Limit')} onChange={change} />
      <ManyField
        label="Strategy"
        have={have('Strategy')}
        isSet={strat !== undefined}
        onSet={(isSet) => change({ strat: isSet ? 'vwap' : undefined, values: {} })}
      >
        <StrategyChoice
          orders={orders}
          strategy={strat ?? null}
          onStrategy={(picked) => change({ strat: picked, values: {} })}
        />
      </ManyField>
      {strat === undefined ? (
        sharedParameters(orders).map((parameter) => (
          <ManyField
            key={parameter.key}
            label={parameter.label}
            have={have(parameter.label)}
            isSet={Object.hasOwn(values, parameter.key)}
            onSet={(isSet) =>
              isSet ? setValue(parameter.key, parameter.default) : change({ values: without(values, parameter) })
            }
          >
            <ParameterField
              parameter={parameter}
              value={values[parameter.key] ?? null}
              problem={problems[parameter.key] ?? null}
              zoneNote={zoneOf(orders)}
              onChange={(value) => setValue(parameter.key, value)}
            />
          </ManyField>
        ))
      ) : (
        <StrategyForm strategy={strat} instruments={orders} values={values} problems={problems} onChange={setValue} />
      )}
    </div>
  );
}

type PriceFieldProps = Pick<ModifyManyFormProps, 'draft' | 'problems'> & {
  readonly have: string;
  readonly onChange: (part: Partial<ModifyDraft>) => void;
};

const AS_PRICE = 'price';
const LIMIT_CHOICES = [
  { value: AS_PRICE, label: 'One price for all' },
  ...OFFSET_UNITS.map((unit) => ({ value: unit, label: OFFSET_LABELS[unit] })),
];

/** One limit for all, or each order's own moved by ticks or bps, or to the touch. */
function PriceField({ draft, problems, have, onChange }: PriceFieldProps) {
  const { order_type, limit_price, limit_offset } = draft;
  const setBy = (chosen: string) => {
    const unit = OFFSET_UNITS.find((each) => each === chosen);
    onChange({ limit_offset: unit === undefined ? undefined : { unit, by: limit_offset?.by ?? firstBy(unit) } });
  };
  return (
    <ManyField
      label="Price"
      have={have}
      isSet={order_type !== undefined}
      onSet={(isSet) =>
        onChange({
          order_type: isSet ? 'LIMIT' : undefined,
          limit_price: isSet ? null : undefined,
          limit_offset: undefined,
        })
      }
    >
      <div className={styles['pair']}>
        <Segments
          label="Order type"
          options={TYPES}
          selected={order_type ?? 'LIMIT'}
          onSelect={(type) => onChange({ order_type: type, limit_offset: undefined })}
        />
        {order_type === 'MARKET' ? null : (
          <ChoiceField label="Limit" choices={LIMIT_CHOICES} value={limit_offset?.unit ?? AS_PRICE} onChange={setBy} />
        )}
      </div>
      {limit_offset === undefined ? (
        <NumberField
          label="Limit price"
          value={limit_price ?? null}
          problem={problems['limit_price']}
          disabled={order_type === 'MARKET'}
          onChange={(value) => onChange({ limit_price: value })}
        />
      ) : (
        <NumberField
          label={limit_offset.unit === 'bps' ? 'Bps' : 'Ticks'}
          note="+ is more aggressive"
          step={1}
          value={limit_offset.by}
          problem={problems['limit_price']}
          onChange={(by) => onChange({ limit_offset: { ...limit_offset, by } })}
        />
      )}
    </ManyField>
  );
}

/** At the touch itself; nothing is moved from an own limit until somebody says by how much. */
function firstBy(unit: OffsetUnit): number | null {
  return unit === 'near-touch' || unit === 'far-touch' ? 0 : null;
}

function without(values: ModifyDraft['values'], { key }: StrategyParameter): ModifyDraft['values'] {
  return Object.fromEntries(Object.entries(values).filter(([each]) => each !== key));
}
