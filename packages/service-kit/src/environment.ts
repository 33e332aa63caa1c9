export type Environment = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly seed: number;
  readonly isProd: boolean;
  readonly databaseUrl: string | null;
  readonly jwtSecret: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  readonly publicUrl: string | null;
  readonly trustProxy: boolean;
  readonly serverTimeZone: string;
};
