import OpenAI from 'openai';

const client = new OpenAI({ baseURL: process.argv[2], apiKey: 'token' });
console.log((await client.models.retrieve('4711')).id);
