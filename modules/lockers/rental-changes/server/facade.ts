export { accessRightOf, accessRightRows } from './record/access-right-rows.ts';
