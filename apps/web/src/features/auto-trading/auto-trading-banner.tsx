import { Button } from '@salt-ds/core';
import { WarningSolidIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { AutoTradingDialog, KillReportDialog } from './later-dialogs.ts';
import type { AutoTradingFact } from '../../live/auto-trading-fact.ts';
import { bannerText } from './banner-text.ts';
import { hasReason } from './has-reason.ts';
import styles from './auto-trading.module.css';

type AutoTradingBannerProps = { readonly fact: AutoTradingFact | null; readonly canSwitch: boolean };

/** Shown to everybody while global auto-trading is off: by whom, since when and why. */
export function AutoTradingBanner({ fact, canSwitch }: AutoTradingBannerProps) {
  const [shown, setShown] = useState<'report' | 'switch' | null>(null);
  const isOff = fact?.status === 'off';
  const report = fact?.killReport ?? null;
  const isReasonMissing = isOff && canSwitch && !hasReason(fact);
  const close = () => setShown(null);
  return (
    // The live region exists before the message, or screen readers would not announce it.
    <div className={styles['region']} role="alert">
      {isOff ? (
        <div className={styles['banner']}>
          <WarningSolidIcon aria-hidden />
          <span className={styles['text']}>{bannerText(fact)}</span>
          {report === null ? null : (
            <Button appearance={isReasonMissing ? 'bordered' : 'transparent'} onClick={() => setShown('report')}>
              {isReasonMissing ? 'Add reason…' : 'Report'}
            </Button>
          )}
          {canSwitch ? (
            <Button appearance="bordered" onClick={() => setShown('switch')}>
              Switch on…
            </Button>
          ) : null}
        </div>
      ) : null}
      {shown === 'switch' ? <AutoTradingDialog to="on" killReport={null} onClose={close} /> : null}
      {shown === 'report' && report !== null ? (
        <KillReportDialog report={report} isReasonMissing={isReasonMissing} onClose={close} />
      ) : null}
    </div>
  );
}
