import { isAssetClass } from '@meridian/domain/asset-class';
import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import type { InstrumentKey } from '@meridian/domain/order-ticket/ticket-draft';
import { readPrefixSearch } from '@meridian/protocol/live/search-answers';
import type { FoundSymbol } from '@meridian/protocol/live/search-commands';
import { SearchIcon } from '@salt-ds/icons';
import { type RefObject, useState } from 'react';
import { Field } from '../../components/fields/field.tsx';
import { SuggestBox } from '../../components/suggest-box/suggest-box.tsx';
import { useSettled } from '../../lib/use-settled.ts';
import { useAnswer } from '../../live/use-answer.ts';
import styles from './trade-ticket.module.css';

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

const PAUSE_MS = 120;
const MAX_INSTRUMENTS = 8;
const MAX_PREFIX = 64;

/** Finds the instrument by the beginning of its symbol or name. */
export function InstrumentField(props: InstrumentFieldProps) {
  const { instrument, facts, problem, problemLevel, inputRef, onPick, onTaken } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const found = useFoundSymbols(typed);
  const pick = (symbol: FoundSymbol) => {
    setTyped(null);
    onPick(keyOf(symbol));
  };
  const leave = () => {
    const exact = found.find(({ exchange_symbol }) => exchange_symbol.toLowerCase() === typed?.trim().toLowerCase());
    if (exact !== undefined) pick(exact);
    else if (typed?.trim() === '') onPick(null);
    setTyped(null);
  };
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
          inputRef={inputRef}
          isInvalid={control['aria-invalid']}
          describedBy={control['aria-describedby']}
          onChange={setTyped}
          onPick={({ key }) => {
            const picked = found.find((symbol) => symbolId(symbol) === key);
            if (picked === undefined) return;
            pick(picked);
            onTaken();
          }}
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

function useFoundSymbols(typed: string | null): readonly FoundSymbol[] {
  const prefix = useSettled((typed ?? '').trim().slice(0, MAX_PREFIX), PAUSE_MS);
  const { data = NONE } = useAnswer({
    name: 'search.prefix',
    args: typed === null || prefix === '' ? null : { prefix, limit: MAX_INSTRUMENTS },
    read: (answer) => readPrefixSearch(answer)?.symbols ?? null,
  });
  return data;
}

const NONE: readonly FoundSymbol[] = [];

function symbolId({ exchange_symbol, asset_class }: FoundSymbol): string {
  return `${asset_class ?? ''} ${exchange_symbol}`;
}

function keyOf({ exchange_symbol, asset_class, asset_sub_class }: FoundSymbol): InstrumentKey {
  return {
    exchange_symbol,
    asset_class: isAssetClass(asset_class) ? asset_class : 'EQUITY',
    asset_sub_class: asset_sub_class ?? null,
  };
}

function aboutText(facts: InstrumentFacts): string {
  return [facts.description, facts.country, facts.trade_currency].join(' · ');
}
