import {
  createLite,
  documentsUpload,
} from '@tradelane/services-front/lite';
import { BadRequestError } from '@tradelane/core/errors';

const lite = createLite({
  baseUrl: 'https://services.example.com',
  // An address of your server that returns the token of the logged-in user.
  auth: { token: async () => (await fetch('/token')).text() },
});

document
  .querySelector('input')
  ?.addEventListener('change', async ({ target }) => {
    const [file] = (target as HTMLInputElement).files ?? [];
    if (!file) return;
    const shop_documents = {
      shop_documents: [{ file_name: file.name, type_code: 'CONTRACT' }],
    };
    try {
      await documentsUpload(
        lite,
        { shop_id: 2001, shop_documents, files: [file] },
        { deadlineInMs: 60_000 },
      );
      alert('Uploaded.');
    } catch (error) {
      if (!(error instanceof BadRequestError)) throw error;
      alert(error.serverMessage ?? 'The service rejected the file.');
    }
  });
