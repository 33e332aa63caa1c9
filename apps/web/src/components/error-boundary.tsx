import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

type ErrorBoundaryProps = {
  readonly children: ReactNode;
  /** Names the part of the screen that failed. */
  readonly label: string;
  readonly onError?: (error: unknown, info: ErrorInfo) => void;
};

type ErrorBoundaryState = { readonly failure: { readonly message: string } | null };

/** Keeps the failure of one panel inside that panel. The rest of the screen keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { message: error instanceof Error ? error.message : String(error) } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  override render(): ReactNode {
    if (this.state.failure === null) return this.props.children;
    return (
      <ErrorState
        title={`${this.props.label} could not be shown.`}
        source={this.state.failure.message}
        onRetry={() => {
          this.setState({ failure: null });
        }}
      />
    );
  }
}
