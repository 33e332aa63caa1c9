import { useId } from 'react';
import styles from './progress-art.module.css';

const GRID_Y = [0, 76, 152, 228, 304];
const PLAN = 'M0 273 C150 201 250 176 380 141 S610 60 728 1';
const BAND = 'M0 273 C84 229 135 190 235 142 C372 84 560 78 728 1 C612 106 500 155 392 175 C250 203 110 238 0 273 Z';
const DONE =
  'M0 274 L11 275 24 267 37 252 48 237 61 233 73 236 85 236 97 227 109 210 121 200 133 200 146 204 158 202 171 190 183 177 195 171 207 174 219 179 231 176 243 164 255 153 266 151 279 157 292 161 304 157 316 145 328 136 340 138 352 145 364 148 376 141 388 129 402 123 414 127 425 133 438 132 450 122 462 110 474 107 486 112 498 116 510 111 521 98';

/** An illustration of an order on schedule: dashed plan, 80% band, progress so far, and the current time. */
export function ProgressArt() {
  const fill = useId();
  return (
    <svg className={styles.art} viewBox="0 0 728 305" focusable="false" aria-hidden="true">
      <defs>
        <linearGradient id={fill} x1="0" x2="1" y1="0" y2="0">
          <stop offset="0" stopColor="var(--accent)" stopOpacity="0" />
          <stop offset="0.18" stopColor="var(--accent)" stopOpacity="0.12" />
          <stop offset="1" stopColor="var(--accent)" stopOpacity="0.28" />
        </linearGradient>
      </defs>
      {GRID_Y.map((y) => (
        <line key={y} className={styles.grid} x1="0" x2="728" y1={y + 0.5} y2={y + 0.5} />
      ))}
      <path d={BAND} fill={`url(#${fill})`} />
      <path d={PLAN} className={styles.plan} />
      <path d={DONE} pathLength={1} className={styles.done} />
      <circle cx="521" cy="98" r="7" className={styles.halo} />
      <circle cx="521" cy="98" r="6.5" className={styles.now} />
    </svg>
  );
}
