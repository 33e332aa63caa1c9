import type { SurveillanceCaseDetail } from '@meridian/protocol/rest/surveillance-calls';
import { type ReactNode, useState } from 'react';
import { CaseChart } from './case-chart.tsx';
import { CaseOrders } from './case-orders.tsx';
import { scoreTone } from './case-text.ts';
import styles from './case-view.module.css';
import { MarketTable } from './market-table.tsx';
import { StateTag } from './state-tag.tsx';

/** What happened, in a sentence, on a chart and as tables. */
export function CaseView({ found }: { readonly found: SurveillanceCaseDetail }) {
  const [marked, setMarked] = useState<number | null>(null);
  return (
    <article className={styles['case']} aria-label={`${found.rule_name}, ${found.exchange_symbol}`}>
      <header className={styles['head']}>
        <div className={styles['score']}>
          <b data-tone={scoreTone(found.score)}>{found.score}</b>
          <span>{`score, ${found.severity}`}</span>
        </div>
        <div>
          <h2>
            {found.rule_name} <span>{found.exchange_symbol}</span> <code>{found.rule}</code>{' '}
            <StateTag state={found.state} />
          </h2>
          <p className={styles['facts']}>
            {[found.alloc_account, found.traders.join(', '), found.asset_class, found.trade_date].join(' · ')}
          </p>
          <p>{found.sentence}</p>
        </div>
      </header>
      <CaseChart found={found} marked={marked} onMark={setMarked} />
      <CaseOrders found={found} marked={marked} onMark={setMarked} />
      <div className={styles['weighed']}>
        <Weighed title="Supports the alert" texts={found.supports} />
        <Weighed title="Against the alert" texts={found.against} />
      </div>
      <MarketTable found={found} />
    </article>
  );
}

function Weighed({ title, texts }: { readonly title: string; readonly texts: readonly string[] }): ReactNode {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {texts.length === 0 ? (
        <p>Nothing found</p>
      ) : (
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
