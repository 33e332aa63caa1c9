import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import type { InstrumentKey } from '@meridian/domain/order-ticket/ticket-draft';
import type { FoundSymbol } from '@meridian/protocol/live/search-commands';
import { SearchIcon } from '@salt-ds/icons';
import type { RefObject } from 'react';
import { Field } from '../../components/fields/field.tsx';
import { SuggestBox } from '../../components/suggest-box/suggest-box.tsx';
import styles from './trade-ticket.module.css';
import { useInstrumentChoice } from './use-instrument-choice.ts';

type InstrumentFieldProps = {
  readonly instrument: InstrumentKey | null;
  /** Null until loaded. */
  readonly facts: InstrumentFacts | null;
  readonly problem: string | null;
  readonly problemLevel: 'error' | 'warning';
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onPick: (instrument: InstrumentKey | null) => void;
  /** Called after a choice from the list: the focus moves on. */
  readonly onTaken: () => void;
};

/** Finds the instrument by the beginning of its symbol or name. */
export function InstrumentField(props: InstrumentFieldProps) {
  const { instrument, facts, problem, problemLevel, inputRef } = props;
  const { typed, found, isBehind, change, take, takeFirst, leave } = useInstrumentChoice(props);
  return (
    <Field label="Instrument" problem={problem} problemLevel={problemLevel}>
      {(control) => (
        <SuggestBox
          id={control.id}
          label="Instrument"
          className={styles['instrument'] ?? ''}
          placeholder="Symbol or name"
          value={typed ?? instrument?.exchange_symbol ?? ''}
          suggestions={found.map((symbol) => ({
            key: symbolId(symbol),
            text: symbol.exchange_symbol,
            detail: [symbol.description, symbol.asset_sub_class ?? symbol.asset_class, symbol.country]
              .filter((word) => word !== null)
              .join(' · '),
          }))}
          isFirstChosen
          isBehind={isBehind}
          inputRef={inputRef}
          isInvalid={control['aria-invalid']}
          describedBy={control['aria-describedby']}
          onChange={change}
          onPick={({ key }) => take(found.find((symbol) => symbolId(symbol) === key))}
          onAwait={() => void takeFirst()}
          onLeave={leave}
        >
          <SearchIcon aria-hidden className={styles['instrumentIcon']} />
          {facts === null || typed !== null ? null : (
            // Must not cover the symbol.
            <span
              className={styles['about']}
              style={{ maxWidth: `calc(100% - ${facts.exchange_symbol.length + 6}ch)` }}
            >
              {aboutText(facts)}
            </span>
          )}
        </SuggestBox>
      )}
    </Field>
  );
}

function symbolId({ exchange_symbol, asset_class }: FoundSymbol): string {
  return `${asset_class ?? ''} ${exchange_symbol}`;
}

function aboutText(facts: InstrumentFacts): string {
  return [facts.description, facts.country, facts.trade_currency].join(' · ');
}
