import { COST_CURVE_ORDER_SIZES } from '@meridian/domain/entities/cost-curve-row';
import type { Instrument } from '@meridian/domain/entities/instrument';
import { typedNumber } from '@meridian/domain/order-ticket/typed-number';
import { COST_STRATEGIES } from '@meridian/domain/transaction-cost-defaults';
import { SearchIcon } from '@salt-ds/icons';
import { type RefObject, useState } from 'react';
import { Segments } from '../../components/segments.tsx';
import { SuggestBox } from '../../components/suggest-box/suggest-box.tsx';
import { type CostAddress, type CostChange, DURATIONS_MINUTES, RATES } from './cost-address.ts';
import { sizeText } from './cost-texts.ts';
import { findInstruments } from './find-instruments.ts';
import styles from './transaction-cost.module.css';

type CostToolbarProps = {
  readonly address: CostAddress;
  readonly instruments: readonly Instrument[];
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onChange: (change: CostChange) => void;
};

const SIDES = [
  { value: 'BUY', label: 'BUY' },
  { value: 'SELL', label: 'SELL' },
] as const;
const STRATEGIES = COST_STRATEGIES.map(({ code, label }) => ({ value: code, label }));
const SIZES = COST_CURVE_ORDER_SIZES.map((size) => ({ value: String(size), label: sizeText(size) }));

/** What is estimated: instrument, side, strategy with its pace, and size. */
export function CostToolbar({ address, instruments, searchRef, onChange }: CostToolbarProps) {
  const { side, strategy, size } = address;
  return (
    <>
      <InstrumentChoice symbol={address.symbol} {...{ instruments, searchRef, onChange }} />
      <Segments label="Side" options={SIDES} selected={side} onSelect={(value) => onChange({ side: value })} />
      <span className={styles['label']}>Strategy</span>
      <Segments
        label="Strategy"
        options={STRATEGIES}
        selected={strategy}
        onSelect={(code) => onChange({ strategy: code })}
      />
      <PaceChoice address={address} onChange={onChange} />
      <LimitField address={address} onChange={onChange} />
      <span className={styles['pair']}>
        <span className={styles['label']}>Size</span>
        <Segments
          label="Order size"
          options={SIZES}
          selected={String(size)}
          onSelect={(value) =>
            onChange({ size: COST_CURVE_ORDER_SIZES.find((each) => String(each) === value) ?? null })
          }
        />
      </span>
    </>
  );
}

/** A limit lowers the chance to finish; it counts when the field is left. */
function LimitField({ address, onChange }: Pick<CostToolbarProps, 'address' | 'onChange'>) {
  return (
    <input
      key={address.limit ?? ''}
      className={styles['limit']}
      aria-label="Limit price"
      inputMode="decimal"
      placeholder="Limit"
      defaultValue={address.limit ?? ''}
      onBlur={({ target }) => {
        const limit = target.value.trim() === '' ? null : typedNumber(target.value);
        if (limit !== address.limit) onChange({ limit });
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}

function PaceChoice({ address, onChange }: Pick<CostToolbarProps, 'address' | 'onChange'>) {
  const isTimed = address.strategy === '1';
  return (
    <select
      className={styles['pace']}
      aria-label={isTimed ? 'Duration' : 'Participation'}
      value={isTimed ? address.minutes : address.rate}
      onChange={({ target }) => onChange(isTimed ? { minutes: Number(target.value) } : { rate: Number(target.value) })}
    >
      {(isTimed ? DURATIONS_MINUTES : RATES).map((value) => (
        <option key={value} value={value}>
          {isTimed ? `${value} min` : `${value}%`}
        </option>
      ))}
    </select>
  );
}

type InstrumentChoiceProps = Omit<CostToolbarProps, 'address'> & { readonly symbol: string | null };

function InstrumentChoice({ symbol, instruments, searchRef, onChange }: InstrumentChoiceProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const found = findInstruments(instruments, typed ?? '');
  const chosen = instruments.find(({ exchange_symbol }) => exchange_symbol === symbol);
  return (
    <SuggestBox
      label="Instrument"
      className={styles['instrument'] ?? ''}
      placeholder="Symbol or name"
      value={typed ?? symbol ?? ''}
      suggestions={
        typed === null
          ? []
          : found.map(({ exchange_symbol, description, country }) => ({
              key: exchange_symbol,
              text: exchange_symbol,
              detail: [description, country].filter(Boolean).join(' · '),
            }))
      }
      isFirstChosen
      inputRef={searchRef}
      onChange={setTyped}
      onPick={({ key }) => {
        setTyped(null);
        onChange({ symbol: key });
      }}
      onLeave={() => setTyped(null)}
    >
      <SearchIcon aria-hidden className={styles['icon']} />
      {typed === null && chosen !== undefined ? <span className={styles['about']}>{chosen.description}</span> : null}
    </SuggestBox>
  );
}
