import type { KernelCommand } from '@meridian/trading/kernel/commands/kernel-command';

export type KernelJob = { readonly databaseUrl: string };

export type ToKernel =
  | { readonly kind: 'command'; readonly ticket: number; readonly command: KernelCommand }
  | { readonly kind: 'close' };

export type FromKernel =
  /** Instruments that trade in single lots. */
  | { readonly kind: 'ready'; readonly symbols: readonly string[] }
  | {
      readonly kind: 'answer';
      readonly ticket: number;
      readonly ok: boolean;
      readonly code: string | null;
      readonly message: string;
    }
  /** Events that are durable, now and then, and the longest commit since the last time. */
  | {
      readonly kind: 'progress';
      readonly committedSeq: number;
      readonly orders: number;
      readonly longestCommitMs: number;
    };
