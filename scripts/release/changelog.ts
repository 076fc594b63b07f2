/**
 * The lines of a changelog: the text of each changeset. All packages share one version, so lines about updated
 * dependencies are left out.
 */
interface Change {
  readonly summary: string;
}

export default {
  getReleaseLine: async ({ summary }: Change): Promise<string> => `\n- ${summary.trim().replaceAll('\n', '\n  ')}`,
  getDependencyReleaseLine: async (): Promise<string> => '',
};
