import type { Language } from '../../http/preferred-language.ts';

/** Rule of an nf-core schema that the form cannot express. `name` and `detail` are names of columns or parameters. */
export interface FormNote {
  readonly code: keyof typeof TEXTS;
  readonly name: string;
  readonly detail?: string;
}

type Sentence = (name: string, detail: string) => string;

const TEXTS = {
  /** A column or parameter of a type that no field holds. */
  'no-field': {
    'en-US': (name) => `"${name}" has no field in this form, because its type cannot be entered here.`,
    'zh-CN': (name) => `“${name}”的类型无法在此输入，因此本表单没有对应的字段。`,
  },
  'required-without-field': {
    'en-US': (name) =>
      `The workflow requires "${name}", for which this form has no field. The operator has to set it.`,
    'zh-CN': (name) => `流程需要“${name}”，但本表单没有对应的字段，需由管理员设置。`,
  },
  'depends-on': {
    'en-US': (name, detail) => `A sample with "${name}" also needs ${detail}. This is not checked here.`,
    'zh-CN': (name, detail) => `填写了“${name}”的样本还必须填写 ${detail}。此处不作检查。`,
  },
  'unique-together': {
    'en-US': (name) =>
      `The workflow needs different values of ${name} for each sample. Only the sample ids are checked here.`,
    'zh-CN': (name) => `流程要求每个样本的 ${name} 互不相同。此处只检查样本编号。`,
  },
  choice: {
    'en-US': (name) => `The workflow has further rules about ${name}. They are not checked here.`,
    'zh-CN': (name) => `流程对 ${name} 还有其他规则，此处不作检查。`,
  },
  rule: {
    'en-US': (name, detail) => `The rule "${detail}" of "${name}" is not checked here.`,
    'zh-CN': (name, detail) => `此处不检查“${name}”的规则“${detail}”。`,
  },
  'same-name': {
    'en-US': (name) => `The parameter "${name}" has no field, because a column of the samples has this name.`,
    'zh-CN': (name) => `参数“${name}”与样本表的一列同名，因此没有对应的字段。`,
  },
} satisfies Record<string, Record<Language, Sentence>>;

/** Sentence of a note. */
export function noteText({ code, name, detail = '' }: FormNote, language: Language): string {
  const sentence: Sentence = TEXTS[code][language];
  return sentence(name, detail);
}
