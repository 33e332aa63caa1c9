import type { ControlValue } from '@meridian/fixatdl/form/form-state';
import { type Control, controlsOf, type StrategyPanel } from '@meridian/fixatdl/model/fixatdl-file';
import type { CSSProperties, ReactNode } from 'react';
import { BrokerControl } from './broker-control.tsx';
import styles from './broker-form.module.css';
import { controlView, type FormMoment } from './control-view.ts';
import { panelColor } from './panel-color.ts';

type BrokerPanelProps = {
  readonly panel: StrategyPanel;
  readonly moment: FormMoment;
  readonly onChange: (control: string, value: ControlValue) => void;
};

/** A panel of the file with its panels and controls. One with a title folds; folded it says what is in it. */
export function BrokerPanel({ panel, moment, onChange }: BrokerPanelProps) {
  const { title = '', collapsible = true, collapsed = false, orientation = 'VERTICAL', panels, controls } = panel;
  const body = (
    <div className={styles['body']} data-orientation={orientation.toLowerCase()}>
      {panels.map((inner) => (
        <BrokerPanel key={keyOf(inner)} panel={inner} moment={moment} onChange={onChange} />
      ))}
      {controls.map((control) => {
        const view = controlView(moment, control);
        return view === null ? null : (
          <BrokerControl
            key={control.ID}
            view={view}
            context={moment.context}
            onChange={(value) => onChange(control.ID, value)}
          />
        );
      })}
    </div>
  );
  if (title === '') return <div className={styles['plain']}>{body}</div>;
  const hasProblem = controlsOf([panel]).some((control) => (controlView(moment, control)?.problem ?? null) !== null);
  const frame = { className: styles['panel'] ?? '', style: tinted(panel), 'data-border': panel.border?.toLowerCase() };
  if (!collapsible) {
    return (
      <section {...frame} aria-label={title}>
        <h4 className={styles['title']}>{title}</h4>
        {body}
      </section>
    );
  }
  return (
    <details {...frame} open={!collapsed || hasProblem}>
      <Summary title={title}>{countOf(moment, controlsOf([panel]))}</Summary>
      {body}
    </details>
  );
}

function Summary({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <summary className={styles['title']}>
      {title} <span className={styles['count']}>{children}</span>
    </summary>
  );
}

function keyOf(panel: StrategyPanel): string {
  return `${panel.line} ${panel.title ?? ''} ${controlsOf([panel])[0]?.ID ?? ''}`;
}

/** What a folded panel hides: how many fields, and whether they are empty. */
function countOf(moment: FormMoment, controls: readonly Control[]): string {
  const views = controls.flatMap((control) => controlView(moment, control) ?? []);
  const fields = views.filter(({ control }) => control.type !== 'Label_t');
  const filled = fields.filter(({ value }) => value !== null && value !== false && value !== '');
  const count = `${fields.length} ${fields.length === 1 ? 'field' : 'fields'}`;
  return filled.length === 0 ? `${count}, empty` : `${count}, ${filled.length} filled`;
}

type Tint = CSSProperties & { readonly '--panel-tint'?: string };

/** The file's color is a hint at the edge: on a dark desk a light ground would hide the text. */
function tinted({ color }: StrategyPanel): Tint {
  const tint = panelColor(color);
  return tint === null ? {} : { '--panel-tint': tint };
}
