export interface FeatureResult {
  readonly feature: string;
  /** Why it failed; absent where it works. */
  readonly error?: string;
}
