import { zoneNote } from '@meridian/domain/strategies/exchange-zone';
import { PARAMETER_CATALOGUE, parametersFor } from '@meridian/domain/strategies/parameter-catalogue';
import type {
  ParameterSection,
  ParameterValue,
  StrategyParameter,
} from '@meridian/domain/strategies/parameter-definition';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import { type ReactNode, useState } from 'react';
import { SHOWN_ZONE } from '../../lib/time-text.ts';
import { FormSection } from '../fields/form-section.tsx';
import { ParameterField } from './parameter-field.tsx';
import styles from './strategy-form.module.css';

export type FormInstrument = { readonly asset_class: string | null; readonly country: string | null };

/** Values by short key. A missing or null one has the strategy's default. */
export type StrategyValues = Readonly<Record<string, ParameterValue>>;

type StrategyFormProps = {
  readonly strategy: StrategyName;
  /** The instrument: decides the parameters and the time zone. */
  readonly instruments: readonly FormInstrument[];
  readonly values: StrategyValues;
  readonly onChange: (key: string, value: ParameterValue) => void;
  /** Errors by short key. */
  readonly problems: Readonly<Record<string, string>>;
  /** Old values of changed parameters, by short key. */
  readonly was?: Readonly<Record<string, string>>;
  /** First in the section Strategy: the choice of the strategy itself. */
  readonly children?: ReactNode;
};

const SECTIONS: readonly ParameterSection[] = ['Strategy', 'Auctions and I-would', 'Sizes'];

/** All parameters of a strategy, from the catalogue. The last line explains the focused one. */
export function StrategyForm(props: StrategyFormProps) {
  const { strategy, instruments, values, onChange, problems, was = {}, children } = props;
  const { help } = PARAMETER_CATALOGUE[strategy];
  const isFuture = instruments.some(({ asset_class }) => asset_class === 'FUTURE');
  const parameters = parametersFor(strategy, isFuture ? 'FUTURE' : null);
  const zone = zoneOf(instruments);
  const [shownKey, setShownKey] = useState<string | null>(null);
  const shown = parameters.find(({ key }) => key === shownKey);
  const field = (parameter: StrategyParameter) => (
    <div
      key={parameter.key}
      className={styles['parameter']}
      data-changed={parameter.key in was ? '' : undefined}
      onFocus={() => setShownKey(parameter.key)}
      onPointerEnter={() => setShownKey(parameter.key)}
    >
      <ParameterField
        parameter={parameter}
        value={parameter.isFixed ? parameter.default : (values[parameter.key] ?? parameter.default)}
        problem={problems[parameter.key] ?? null}
        zoneNote={zone}
        onChange={(value) => onChange(parameter.key, value)}
      />
      {parameter.key in was ? <small className={styles['was']}>was {was[parameter.key]}</small> : null}
    </div>
  );
  return (
    <div className={styles['form']}>
      {SECTIONS.map((section) => {
        const own = parameters.filter((parameter) => parameter.section === section);
        const first = section === 'Strategy' ? children : undefined;
        if (own.length === 0 && first === undefined) return null;
        return (
          <FormSection key={section} title={section}>
            <div className={styles['fields']} data-thirds={section === 'Strategy' ? undefined : ''}>
              {first}
              {own.filter(({ kind }) => kind !== 'flag').map(field)}
            </div>
            <div className={styles['flags']}>{own.filter(({ kind }) => kind === 'flag').map(field)}</div>
          </FormSection>
        );
      })}
      <p className={styles['help']} aria-hidden="true">
        {shown === undefined ? (
          help
        ) : (
          <>
            <b>{shown.label}</b> {shown.help}
            {boundsText(shown)}
          </>
        )}
      </p>
    </div>
  );
}

/** The time zone of typed times, where it is not the reader's. */
export function zoneOf(instruments: readonly FormInstrument[]): string | null {
  return zoneNote(
    instruments.flatMap(({ country }) => country ?? []),
    SHOWN_ZONE,
  );
}

function boundsText({ kind, minimum, maximum }: StrategyParameter): string {
  if (minimum === null || maximum === null) return '';
  const unit = kind === 'percent' ? '%' : '';
  return ` From ${minimum.toLocaleString('en-US')} to ${maximum.toLocaleString('en-US')}${unit}.`;
}
