import type { ECharts, EChartsCoreOption } from 'echarts/core';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { tryUntilDone } from '../../lib/try-until-done.ts';
import styles from './chart.module.css';
import { type ChartTheme, readChartTheme } from './chart-theme.ts';

export type ChartProps = {
  /** A sentence that says what the chart shows. */
  readonly label: string;
  /** In pixels, or any length of CSS. */
  readonly height: number | string;
  readonly option: (theme: ChartTheme) => EChartsCoreOption;
  /** Charts of one group share their crosshair. */
  readonly group?: string;
  /** A click on what has an id. */
  readonly onPick?: (id: string) => void;
  /** The same figures as a table, for screen readers. */
  readonly children: ReactNode;
};

/** A chart. The chart library is loaded with the first one. */
export function Chart({ label, height, option, group, onPick, children }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<ECharts | null>(null);
  const [isMissing, setMissing] = useState(false);
  const pick = useEffectEvent((id: string) => onPick?.(id));
  useEffect(() => {
    let made: ECharts | null = null;
    let isOver = false;
    const watcher = new ResizeObserver(() => made?.resize());
    const draw = async () => {
      const { connect, init } = await import('./echarts.ts');
      if (isOver || place.current === null) return;
      made = init(place.current);
      if (group !== undefined) {
        made.group = group;
        connect(group);
      }
      made.on('click', ({ data }) => {
        const id = idOf(data);
        if (id !== null) pick(id);
      });
      watcher.observe(place.current);
      setMissing(false);
      setChart(made);
    };
    const stop = tryUntilDone(draw, () => setMissing(true));
    return () => {
      stop();
      isOver = true;
      watcher.disconnect();
      made?.dispose();
    };
  }, [group]);
  useEffect(() => {
    chart?.setOption(option(readChartTheme()), { notMerge: true });
  }, [chart, option]);
  return (
    <figure className={styles['chart']} aria-label={label}>
      <div ref={place} data-chart={label} style={{ height }} aria-hidden="true" />
      {isMissing ? <p className={styles['missing']}>The chart could not be loaded. Trying again.</p> : null}
      <div className="salt-visuallyHidden">{children}</div>
    </figure>
  );
}

function idOf(data: unknown): string | null {
  return typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string' ? data.id : null;
}
