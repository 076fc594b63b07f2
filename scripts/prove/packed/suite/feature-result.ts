export interface FeatureResult {
  readonly feature: string;
  /** The error, if the feature failed. */
  readonly error?: string;
}
