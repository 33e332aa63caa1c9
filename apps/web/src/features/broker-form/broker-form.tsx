import { type FormContext } from '@meridian/fixatdl/form/form-context';
import { changeForm } from '@meridian/fixatdl/form/form';
import { formFindings } from '@meridian/fixatdl/form/form-findings';
import type { ControlValue, FormState } from '@meridian/fixatdl/form/form-state';
import type { StrategyForm } from '@meridian/fixatdl/form/strategy-form';
import { useMemo } from 'react';
import { BrokerPanel } from './broker-panel.tsx';
import styles from './broker-form.module.css';

type BrokerFormProps = {
  readonly form: StrategyForm;
  readonly state: FormState;
  readonly context: FormContext;
  readonly onState: (state: FormState) => void;
};

/** The form of a broker's strategy: panels, order, labels and rules are the file's, the look is the desk's. */
export function BrokerForm({ form, state, context, onState }: BrokerFormProps) {
  const findings = useMemo(() => formFindings(form, state, context), [form, state, context]);
  const { strategy } = form;
  const change = (control: string, value: ControlValue) => {
    const result = changeForm(form, state, { control, value }, context);
    if (result.kind === 'changed') onState(result.state);
  };
  const general = findings.filter(({ controls }) => controls.length === 0);
  return (
    <section className={styles['form']} aria-label={strategy.uiRep ?? strategy.name}>
      {general.length === 0 ? null : (
        <ul className={styles['general']} role="alert">
          {general.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {strategy.panels.map((panel) => (
        <BrokerPanel
          key={`${panel.line} ${panel.title ?? ''}`}
          panel={panel}
          moment={{ form, state, context, findings }}
          onChange={change}
        />
      ))}
    </section>
  );
}
