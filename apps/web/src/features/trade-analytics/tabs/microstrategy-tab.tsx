import { formatFixed, formatQuantity } from '@meridian/domain/number-format';
import { rowRecords } from '@meridian/live-client/live-rows';
import { useMemo } from 'react';
import { useLiveRows } from '../../../live/use-live-rows.ts';
import { Card } from '../card.tsx';
import { type Figure, Figures } from '../figures.tsx';
import { fillQuality } from '../fill-quality.ts';
import { fillsByTactic } from '../fills-by-tactic.ts';
import { LADDER, stepWords } from '../../../lib/microstrategy-words.ts';
import { OpenChildren } from '../open-children.tsx';
import { lookOf, type OrderFacts, type OrderRecord } from '../order-facts.ts';
import { PostedLadder } from '../posted-ladder.tsx';
import { TacticBars } from '../tactic-bars.tsx';
import styles from '../parts.module.css';

type MicrostrategyTabProps = { readonly order: number; readonly facts: OrderFacts; readonly hasMarketData: boolean };

/** What the algorithm does at this moment, why, and what came of it. */
export function MicrostrategyTab({ order, facts, hasMarketData }: MicrostrategyTabProps) {
  const { microstrategy_step: step, microstrategy_reason: reason } = facts.attributes;
  const parents = { parent_order_numeric_ids: [order] };
  const executions = useLiveRows('executions', parents);
  const children = useLiveRows('child_orders', { ...parents, open_only: true });
  const tactics = useMemo(() => fillsByTactic(rowRecords(executions)), [executions]);
  return (
    <>
      <Figures figures={qualityFigures(rowRecords(executions))} />
      <Card title={facts.isDone ? 'Last decision' : 'Now'} note={step === null ? null : stepWords(step)}>
        {step === null ? (
          <p className={styles['remark']}>The algorithm has not decided anything for this order yet.</p>
        ) : (
          <>
            <ol className={styles['ladder']} aria-label="From patient to urgent">
              {LADDER.map((rung) => (
                <li key={rung} aria-current={rung === step ? 'step' : undefined}>
                  {stepWords(rung)}
                </li>
              ))}
            </ol>
            <p className={styles['reason']}>{reason}</p>
          </>
        )}
      </Card>
      {hasMarketData && !facts.isDone ? (
        <Card title="Posted" note="the book now, and what is ours in it">
          <PostedLadder facts={facts} open={children} />
        </Card>
      ) : null}
      <Card title="Open child orders" note={children.status === 'live' ? String(children.rows.size) : null}>
        <OpenChildren state={children} priceTerms={facts.priceTerms} />
      </Card>
      <Card title="Fills by tactic" note={executions.status === 'live' ? fillsNote(tactics) : null}>
        <TacticBars state={executions} tactics={tactics} priceTerms={facts.priceTerms} look={lookOf(facts.side)} />
      </Card>
    </>
  );
}

function fillsNote(tactics: ReturnType<typeof fillsByTactic>): string {
  const qty = tactics.reduce((sum, tactic) => sum + tactic.qty, 0);
  const fills = tactics.reduce((sum, tactic) => sum + tactic.fills, 0);
  return `${formatQuantity(qty)} in ${formatQuantity(fills)} ${fills === 1 ? 'fill' : 'fills'}`;
}

function qualityFigures(executions: readonly OrderRecord[]): readonly Figure[] {
  const { passivePercent, midPercent, aggressivePercent, spreadCapturedPercent } = fillQuality(executions);
  return [
    share('Passive', passivePercent, 'at the near side'),
    share('Mid', midPercent, 'inside the spread'),
    share('Aggressive', aggressivePercent, 'at the far side'),
    share('Spread captured', spreadCapturedPercent, 'of half the spread'),
  ];
}

function share(label: string, percent: number | null, note: string): Figure {
  return { label, value: percent === null ? '' : `${formatFixed(percent, 1)}%`, note };
}
