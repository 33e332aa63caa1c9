import { useState } from 'react';
import { Link, Outlet } from 'react-router';
import { BrandMark } from '../../components/brand-mark.tsx';
import { InstallationNotes } from '../../components/installation-notes.tsx';
import { useInstallationNotes } from '../../config/use-installation-notes.ts';
import styles from './auth-frame.module.css';
import { ProgressArt } from './progress-art.tsx';
import { zoneName } from './zone-name.ts';

/** The frame of all pages before sign-in: logo, one column for the form, and a picture of a working order. */
export function AuthFrame() {
  const [zone] = useState(() => zoneName(new Date()));
  const notes = useInstallationNotes();
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <header>
          <Link to="/login" className={styles.brand ?? ''}>
            <BrandMark />
            Meridian
          </Link>
        </header>
        <main className={styles.content}>
          <InstallationNotes notes={notes} />
          <Outlet />
        </main>
        <footer className={styles.foot}>Market data and orders are shown in your time zone, {zone}</footer>
      </div>
      <div className={styles.art} aria-hidden="true">
        <ProgressArt />
      </div>
    </div>
  );
}
