"use client";
import { useAccount } from "@/components/product/shell/account-context";
import { accountField } from "#lib/base/site/page-account";

/**
 * Part of every form that acts for the user of the page: it is not done for somebody else who has signed in since. Why an
 * island: others draw it too, and have whose page it is from the frame.
 */
export const AccountFieldIsland = () => <input type="hidden" name={accountField} value={useAccount()} />;
