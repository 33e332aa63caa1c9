import type { AlertTone } from './alert-log.ts';

const PITCHES_HZ: Readonly<Record<AlertTone, readonly number[]>> = {
  good: [660, 880],
  off: [620, 620],
  critical: [880, 587],
};

const NOTE_SECONDS = 0.11;
const PEAK_GAIN = 0.08;

let audio: AudioContext | null = null;

/** Two short notes: rising when a connection is back, falling when it is lost. Synthesised, so no file is loaded. */
export function playAlertSound(tone: AlertTone): void {
  try {
    audio ??= new AudioContext();
    const context = audio;
    // Browsers block audio until the first click on the page.
    if (context.state === 'suspended') void context.resume();
    PITCHES_HZ[tone].forEach((pitchHz, index) =>
      playNote(context, pitchHz, context.currentTime + index * NOTE_SECONDS),
    );
  } catch {
    // A machine without audio still shows the alert.
  }
}

function playNote(context: AudioContext, pitchHz: number, startSeconds: number): void {
  const note = context.createOscillator();
  const gain = context.createGain();
  note.frequency.value = pitchHz;
  gain.gain.setValueAtTime(PEAK_GAIN, startSeconds);
  gain.gain.exponentialRampToValueAtTime(0.001, startSeconds + NOTE_SECONDS);
  note.connect(gain).connect(context.destination);
  note.start(startSeconds);
  note.stop(startSeconds + NOTE_SECONDS);
}
