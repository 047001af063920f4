export const LIST_PATH = '/backend/chat/t/courses';
export const surveyPathOf = (id: string) => `/admin/surveys/${id}`;
