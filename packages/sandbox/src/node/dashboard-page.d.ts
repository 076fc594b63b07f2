declare const page: string;
export default page;
